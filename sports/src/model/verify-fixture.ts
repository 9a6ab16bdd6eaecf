import { browserHash, type FairHash, fairDraw, toHex } from '@halley/studio/fair';
import { modelOf } from './models.ts';
import type { FixtureSetup, Incident, Scoreboard } from './sport-model.ts';

/** What a world publishes of a fixture when the round it belongs to is closed. */
export interface FixtureProof {
  /** Published before the first round of the season, with the salt. */
  terminal: string;
  salt: string;
  /** Of the round; hashed once for every round since the season began it is the terminal. */
  link: string;
  round: number;
  /** Of the fixture in the round. */
  number: number;
  setup: FixtureSetup;
}

export interface VerifiedFixture {
  /** The link was decided on before the season began. */
  reachesTerminal: boolean;
  incidents: Incident[];
  score: Scoreboard;
}

/** Plays a fixture again, with the same code that played it: in a browser, by anybody. */
export function verifyFixture(proof: FixtureProof, hash: FairHash = browserHash): VerifiedFixture {
  const { terminal, salt, link, round, number, setup } = proof;
  let end = link;
  for (let step = 0; step < round; step += 1) end = toHex(hash.sha256(end));
  const model = modelOf(setup.sport);
  const params = model.paramsOf(setup);
  const source = { serverSeed: link, clientSeed: salt, nonce: number };
  const incidents = [...model.draw(params, fairDraw(source, hash.hmac))];
  const state = incidents.reduce((before, incident) => model.after(params, before, incident), model.begin(params));
  return { reachesTerminal: end === terminal, incidents, score: model.scoreboard(state) };
}
