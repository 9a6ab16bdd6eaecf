import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '../../session/index.ts';
import { showCampaign } from './campaign-popup.ts';

/** Nothing comes between a player and a game, the cashier or their limits. */
const quiet = /\/(games|cashbox|deposit|deposit-fast|deposit-bonus|withdraw|dashboard|profile\/limits)(\/|$)/;

/** Once a visit: what a campaign has laid ready for this player. */
export default function CampaignNews() {
  const player = usePlayer()?.id;
  const { pathname } = useLocation();
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  });
  useEffect(() => {
    let isOver = false;
    if (player !== undefined) void showCampaign(() => !isOver && !quiet.test(path.current));
    return () => {
      isOver = true;
    };
  }, [player]);
  return null;
}
