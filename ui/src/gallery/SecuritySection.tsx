import type { ReactNode } from 'react';
import { QrCode } from '../QrCode.tsx';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { Columns, Panel, Section } from './Section.tsx';

const text = { list: 'Recovery codes', copy: 'Copy', copied: 'Copied', download: 'Download', print: 'Print' };

export function SecuritySection(): ReactNode {
  return (
    <Section title="Security">
      <Columns>
        <Panel title="A code for a camera">
          <QrCode
            value="otpauth://totp/Halley:player%40halley.test?secret=JBSWY3DPEHPK3PXP&issuer=Halley"
            label="Scan with an authenticator app"
            className="size-44"
          />
        </Panel>
        <Panel title="Codes shown once">
          <RecoveryCodes
            codes={['k7mq-2xwp', '9hdt-r4vn', 'c3yb-8fjs', 'w6np-t5ke']}
            title="Halley, player@halley.test"
            fileName="halley-recovery-codes.txt"
            text={text}
          />
        </Panel>
      </Columns>
    </Section>
  );
}
