import { LoadingBar } from '@halley/ui';
import { useNavigation } from 'react-router';

/** A comet along the top edge while the next page is on its way. */
export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LoadingBar className="fixed inset-x-0 top-0 z-toast" />;
}
