import { type Base, createSealer } from '../kit/index.ts';
import { createProtection } from './create-protection.ts';
import type { ProtectionPorts } from './ports.ts';

interface ProtectionRoomOptions extends Base, Pick<ProtectionPorts, 'identity' | 'notify'> {
  config: Pick<ProtectionPorts, 'rates'>;
}

export function protectionRoom({ config, ...options }: ProtectionRoomOptions) {
  const { mails, keys } = options;
  const protection = createProtection({
    ...options,
    rates: config.rates,
    sealer: createSealer(keys('protection')),
    queueMail: mails.queue,
  });
  return { ...protection, name: 'protection', crons: { 'protection.mind': '* * * * *' } } as const;
}
