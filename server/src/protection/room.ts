import { type Base, createSealer } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import { createProtection } from './create-protection.ts';
import type { ProtectionPorts } from './ports.ts';

interface ProtectionRoomOptions extends Base, Pick<ProtectionPorts, 'identity' | 'notify'> {
  config: Pick<ProtectionPorts, 'rates'>;
  limits: Pick<Limits, 'usedOfLimits'>;
  verification: Pick<ProtectionPorts, 'documentsOfPlayer'>;
}

export function protectionRoom({ config, limits, verification, ...options }: ProtectionRoomOptions) {
  const { mails } = options;
  const keys = options.keys('protection');
  const protection = createProtection({
    ...options,
    rates: config.rates,
    sealer: createSealer(keys),
    marks: keys[0],
    usedOfLimits: limits.usedOfLimits,
    documentsOfPlayer: verification.documentsOfPlayer,
    queueMail: mails.queue,
  });
  return { ...protection, name: 'protection', crons: { 'protection.mind': '* * * * *' } } as const;
}
