import { classNames } from '@halley/ui/class-names.ts';
import { useEffect, useState } from 'react';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { log } from '../../telemetry/index.ts';
import { measureStrength, type Strength } from './measure-strength.ts';

const words: Record<Strength, MessageKey> = {
  0: 'identity.strength.veryWeak',
  1: 'identity.strength.weak',
  2: 'identity.strength.fair',
  3: 'identity.strength.good',
  4: 'identity.strength.strong',
};
const colours: Record<Strength, string> = {
  0: 'bg-danger',
  1: 'bg-danger',
  2: 'bg-warn',
  3: 'bg-info',
  4: 'bg-win',
};

/** How hard a password is to guess, in words. It advises and never blocks: the rules are the server's. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const say = useSay();
  const [strength, setStrength] = useState<Strength>();
  const about = known.join('\n');
  useEffect(() => {
    if (!password) return setStrength(undefined);
    let newest = true;
    measureStrength(password, about.split('\n')).then(
      (measured) => newest && setStrength(measured),
      (error: unknown) => log.warn('PASSWORD_STRENGTH_ERROR', error),
    );
    return () => {
      newest = false;
    };
  }, [password, about]);
  return (
    <div className="mt-1.5 grid gap-1.5">
      <div className="grid grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span
            key={part}
            className={classNames(
              'h-1 rounded-full transition-colors duration-fast',
              strength !== undefined && Math.max(1, strength) >= part ? colours[strength] : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      <p role="status" className="min-h-4.5 text-xs text-text-soft">
        {strength !== undefined && say(words[strength])}
      </p>
    </div>
  );
}
