import { type FormErrors, refusalErrors } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { failureCode } from '../failure-code.ts';
import { SessionNotKept } from './begin-session.ts';
import { signInRefusals } from './refusals.ts';
import { type LogInStage, stageAfter } from './stage.ts';

interface LogInFailureOptions {
  labels: Readonly<Record<string, string>>;
  onStage: (stage: LogInStage) => void;
  showErrors: (errors: FormErrors) => void;
}

/** What a failed log-in leads to, whichever way it was tried. */
export function useLogInFailure({ labels, onStage, showErrors }: LogInFailureOptions) {
  const words = useSay();

  /** True where nothing is left for the form to say. */
  function tell(failure: unknown): boolean {
    const stage = stageAfter(failureCode(failure));
    if (stage) onStage(stage);
    else if (failure instanceof SessionNotKept) showErrors({ form: words('identity.error.cookies') });
    else return false;
    return true;
  }

  /** For ways that are not the form itself: a passkey, what the browser has kept. */
  function say(failure: unknown): void {
    if (tell(failure)) return;
    showErrors(refusalErrors(failure, { say: words, labels, refusals: signInRefusals }).errors);
  }

  return { tell, say };
}
