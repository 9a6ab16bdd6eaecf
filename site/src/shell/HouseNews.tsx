import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenModal } from '../page/index.ts';
import { callApi, onHouseEvent } from '../query/index.ts';
import { breakBegun, forgetSession, onSignedOutElsewhere, session, usePlayer } from '../session/index.ts';

const MaintenancePage = lazy(() => import('./MaintenancePage.tsx'));

/** What any answer of the API may mean for the whole page. */
export function HouseNews() {
  const player = usePlayer();
  const navigate = useNavigate();
  const open = useOpenModal();
  const [closed, setClosed] = useState(false);

  useEffect(() => onHouseEvent('maintenance', () => setClosed(true)), []);

  useEffect(() => {
    let isAsking = false;
    return onHouseEvent('auth-error', async () => {
      // A break that was begun here has ended this session: its dialog says so.
      if (isAsking || session.changed || breakBegun.isHere()) return;
      isAsking = true;
      const isStillHere = await hasSession();
      isAsking = false;
      if (isStillHere || session.changed || breakBegun.isHere()) return;
      forgetSession();
      session.changed = true;
      void Promise.resolve(open('/login')).finally(() => {
        session.changed = false;
      });
    });
  }, [open]);

  useEffect(
    () =>
      onHouseEvent('challenge', ({ returnPath }) => {
        // The check is a page of its own: asked for as a page, it is shown, and leads back here.
        window.location.assign(returnPath);
      }),
    [],
  );

  useEffect(() => {
    if (!player) return;
    return onSignedOutElsewhere(() => {
      forgetSession();
      void navigate(0);
    });
  }, [player, navigate]);

  return closed ? (
    <Suspense>
      <MaintenancePage onOpen={() => window.location.reload()} />
    </Suspense>
  ) : null;
}

/**
 * A token is renewed with a new password or a second factor: what was on its way under the old one is answered 401,
 * though the session goes on. So the house is asked once more, under the token of now, before a player is sent away.
 */
async function hasSession(): Promise<boolean> {
  const player = await callApi('readPlayer', undefined);
  return player?.id !== undefined;
}
