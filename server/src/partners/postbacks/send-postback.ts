import { createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { publicLookup } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import { findPartner } from '../partner-store.ts';
import type { PartnersPorts } from '../ports.ts';
import { checkTemplate } from './macros.ts';
import { findPostback, noteTried } from './postback-store.ts';
import { openSecret } from './queue-postbacks.ts';

const timeoutMs = 10_000;
const longestAnswer = 300;
/** A minute, five, half an hour, two hours, six, a day: then a person decides. */
const waitsMs = [1, 5, 30, 120, 360, 1_440].map((minutes) => minutes * 60_000);

type Needs = Pick<PartnersPorts, 'database' | 'clock' | 'sealer' | 'allowsLoopback'>;

/**
 * One try. Every one carries the same id, so that a try that was not noted any more is counted once by whoever is told.
 * What failed is tried again later and later, and is given up in the end.
 */
export async function sendPostback(ports: Needs, postbackId: number, signal?: AbortSignal): Promise<void> {
  const { database, clock } = ports;
  const postback = await findPostback(database, postbackId);
  const partner = postback && (await findPartner(database, postback.partnerId));
  if (postback?.state !== 'waiting' || !partner) return;
  const seconds = String(Math.floor(clock.now().getTime() / 1000));
  const signed = createHmac('sha256', openSecret(ports, partner)).update(`${seconds}.${postback.url}`).digest('hex');
  const headers = {
    'user-agent': 'Halley-Postback/1',
    'x-event-id': postback.eventId,
    'x-timestamp': seconds,
    'x-signature': signed,
  };
  const { status, answer } = await ask(ports, postback.url, { headers, signal }).catch((error: Error) => ({
    status: null,
    answer: error.message,
  }));
  const isTaken = status !== null && status >= 200 && status < 300;
  const waitMs = waitsMs[postback.attempts];
  const state = isTaken ? 'sent' : waitMs === undefined ? 'failed' : 'waiting';
  await database.tx(async (tx) => {
    await noteTried(tx, { id: postback.id, state, status, answer: tidy(answer), at: clock.now() });
    if (state !== 'waiting' || waitMs === undefined) return;
    const runAt = new Date(clock.now().getTime() + waitMs);
    await addJob(tx, 'partners.postback', { postbackId }, { key: `partners.postback:${postbackId}`, runAt });
  });
}

/** What a stranger's server says is text, and short. */
const tidy = (answer: string) => answer.replace(/\p{C}/gu, ' ').slice(0, longestAnswer);

function ask(
  { allowsLoopback }: Pick<Needs, 'allowsLoopback'>,
  url: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal | undefined },
): Promise<{ status: number; answer: string }> {
  // Looked at again: what was allowed when it was saved may not be any more.
  checkTemplate(url, { allowsLoopback });
  return new Promise((done, fail) => {
    const asked = (url.startsWith('http:') ? plainRequest : request)(
      url,
      {
        method: 'GET',
        ...(!allowsLoopback && { lookup: publicLookup }),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
        agent: false,
        headers,
      },
      (response) => {
        let answer = '';
        const finish = () => {
          response.destroy();
          done({ status: response.statusCode ?? 0, answer });
        };
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          answer += part;
          if (answer.length >= longestAnswer) finish();
        });
        response.on('end', finish);
        response.on('error', fail);
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}
