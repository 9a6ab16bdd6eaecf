import { writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { layOutMail, type Mail } from '../../kit/mail/index.ts';
import { lastPeriod, nextDue } from '../../reports/index.ts';
import type { StaffPorts } from '../ports.ts';
import { membersWith } from './reader-store.ts';
import { insertSending, type Schedule, takeDue } from './schedule-store.ts';

type Ports = Pick<StaffPorts, 'database' | 'clock' | 'reportTables' | 'queueMail' | 'publicUrl'>;

/**
 * Makes every report that is due, each in a transaction with its mails and its place in the list: whoever else works at the same
 * time passes it by, and what is broken off is as if it had not begun. After a long stop the last period is made, once.
 */
export async function sendReports(ports: Ports): Promise<void> {
  let isDue = true;
  while (isDue) {
    isDue = await ports.database.tx(async (tx) => {
      const schedule = await takeDue(tx, ports.clock.now());
      if (schedule) await sendOne(tx, ports, schedule);
      return schedule !== undefined;
    });
  }
}

async function sendOne(tx: Tx, ports: Ports, schedule: Schedule): Promise<void> {
  const { id: scheduleId, report, every, format, currency, recipients } = schedule;
  const now = ports.clock.now();
  const table = await ports.reportTables.read(tx, report, {
    ...lastPeriod(every, now),
    ...(currency && { currency }),
  });
  // Whoever lost the permission since is not told, and the list says so.
  const members = await membersWith(tx, 'reports.read', recipients);
  const told = members.filter(({ isAllowed }) => isAllowed);
  const leftOut = members.filter(({ isAllowed }) => !isAllowed);
  const sending = await insertSending(
    tx,
    {
      scheduleId,
      dueAt: schedule.nextAt ?? now,
      sentAt: now,
      table,
      told: told.map(({ name }) => name),
      leftOut: leftOut.map(({ name }) => name),
    },
    nextDue(every, now),
  );
  const { title, from, to } = table;
  for (const member of told) {
    const url = `${ports.publicUrl}/staff/reports/schedules?sending=${sending}`;
    await ports.queueMail(tx, reportMail(member, { title, from, to, url }));
  }
  await writeSignificant(tx, {
    kind: 'reports.sent',
    actor: { kind: 'system' },
    target: { kind: 'report sending', id: sending },
    detail: {
      report,
      every,
      format,
      from,
      to,
      rows: table.rows.length,
      told: told.map(({ id }) => id),
      left_out: leftOut.map(({ id }) => id),
    },
  });
}

/** No figure leaves the house by mail: the link opens behind the sign-in, and taking the file is in the trail. */
function reportMail(
  member: { email: string; name: string },
  { title, from, to, url }: { title: string; from: string; to: string; url: string },
): Mail {
  const days = from === to ? from : `${from} to ${to}`;
  return {
    to: member.email,
    ...layOutMail({
      language: 'en',
      subject: `${title}, ${days}`,
      heading: `${title} is ready`,
      paragraphs: [
        `${member.name}, the report of ${days} (UTC) has been made.`,
        'It opens in the back office, after you have signed in.',
      ],
      button: { label: 'Open it', url },
      footer: 'You get this mail because somebody chose you for it. Whoever may read reports can stop it there.',
    }),
  };
}
