import { type Player, Refusal, type SignIn } from '@halley/contract';
import type { z } from 'zod';
import type { Context, Database, Queryable } from '../../kit/index.ts';
import { emailClaim } from '../homes/create-claims.ts';
import { type Credentials, findCredentials, replacePasswordHash } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { normaliseEmail } from '../registration/normalise-email.ts';
import { knownDevice } from '../sessions/known-device.ts';
import { useSecondFactor } from '../two-factor/use-second-factor.ts';
import { completeSignIn, refuseRegion } from './complete-sign-in.ts';
import { insertHalfSignIn } from './half-sign-in-store.ts';
import { refuseOtherLicence } from './licence-door.ts';
import type { Proof } from './login-guard.ts';

type Form = Extract<z.output<typeof SignIn>['user'], { email: string }>;
type Owner = Credentials & { password_hash: string };

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(ports: IdentityPorts, user: Form, context: Context): Promise<Player> {
  const { homes, clock, geo, captcha, cookies, guard } = ports;
  refuseRegion(ports, context);
  if (!(await captcha.verify(user.captcha, 'LOGIN'))) throw new Refusal('base.captcha_invalid');

  // Text that is no address is counted and looked for all the same: skipping a query would show in the time.
  const email = normaliseEmail(user.email) ?? user.email;
  const code = user.otp_attempt;
  const home = await ports.claims.homeOf(emailClaim(email));
  const device = await knownDevice(ports, home, { context, email });
  // Looked for once, whoever asks: doing it twice would show in the time.
  let looked: Promise<Owner | undefined> | undefined;
  const findOwner = () => {
    looked ??= ownerOf(ports, home, { email, password: user.password });
    return looked;
  };
  const isPasswordRight = async () => (await findOwner()) !== undefined;
  const attempt = { home, email, withCode: code !== undefined, device, isPasswordRight };
  const owner = await guard.attempt(attempt, ({ isLocked }) =>
    lookAt(ports, { home, findOwner, password: user.password, code, isLocked }),
  );
  const proven = { playerId: Number(owner.id), passwordHash: owner.password_hash };
  if (owner.two_factor_enabled && code === undefined) {
    // Said now rather than after the code has been looked for.
    refuseOtherLicence(geo, { licence: owner.license_name, host: context.host });
    cookies.halfSignIn.set(context, await insertHalfSignIn(homes, { ...proven, at: clock.now() }));
    throw new Refusal('two_factor.required');
  }
  return completeSignIn(ports, context, proven);
}

/** The account behind an address, if the password is its own. */
async function ownerOf(
  { passwords }: IdentityPorts,
  home: Queryable,
  { email, password }: { email: string; password: string },
): Promise<Owner | undefined> {
  const found = await findCredentials(home, email);
  const isRight = await passwords.matches(password, found?.password_hash);
  return isRight && found?.password_hash ? { ...found, password_hash: found.password_hash } : undefined;
}

interface Guess {
  home: Database;
  findOwner(): Promise<Owner | undefined>;
  password: string;
  code: string | undefined;
  isLocked: boolean;
}

/** The account behind an address, if the password is its own and the second factor, where one was sent, is right. */
async function lookAt(ports: IdentityPorts, guess: Guess): Promise<Proof<Owner>> {
  const { home, findOwner, password, code, isLocked } = guess;
  const owner = await findOwner();
  if (!owner) return { isRight: false, refusal: 'login.invalid' };
  // Without a second factor only the mailbox opens a lock, however right the password is.
  if (isLocked && !owner.two_factor_enabled) return { isRight: false, refusal: 'login.locked' };
  if (owner.two_factor_enabled && code !== undefined) {
    const isCode = await home.tx((tx) => useSecondFactor(ports, tx, { playerId: Number(owner.id), code }));
    if (!isCode) return { isRight: false, refusal: 'two_factor.invalid' };
  }
  return { isRight: true, value: await keepUpToDate(ports, home, { owner, password }) };
}

/** The password is at hand only now: a hash from a cheaper time is replaced by today's. */
async function keepUpToDate(
  { passwords }: IdentityPorts,
  home: Queryable,
  { owner, password }: { owner: Owner; password: string },
): Promise<Owner> {
  if (!passwords.isOutdated(owner.password_hash)) return owner;
  const fresh = await passwords.hash(password);
  const isReplaced = await replacePasswordHash(home, { playerId: owner.id, from: owner.password_hash, to: fresh });
  return isReplaced ? { ...owner, password_hash: fresh } : owner;
}
