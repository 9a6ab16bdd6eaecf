import type { ReportAlert } from '@halley/contract';
import type { PaymentPace } from '../../payments/index.ts';

/** From so many payments on something is said. */
const fewest = 5;
/** Slower than usual by this factor, and by so many seconds: a second instead of a third of one troubles nobody. */
const slower = 3;
const slowerSeconds = 15;
/** More fail than usual, by this share of all. */
const moreFail = 0.2;

/** Ways of paying that are slower, or fail more often, than they usually do. */
export function judgePayments(paces: readonly PaymentPace[], at: string): ReportAlert[] {
  return paces.flatMap((pace): ReportAlert[] => {
    const { method, open, ended, failed, usualEnded, usualFailed, medianSeconds: median, usualSeconds: usual } = pace;
    const isSlow =
      median !== null &&
      usual !== null &&
      ended - failed >= fewest &&
      median > usual * slower &&
      median > usual + slowerSeconds;
    const share = failed / Math.max(1, ended);
    const usualShare = usualFailed / Math.max(1, usualEnded);
    const isFailing = ended >= fewest && usualEnded >= fewest && share > usualShare + moreFail;
    return [
      ...(isFailing ? [{ kind: 'payments_failing' as const, at, method, failed, of: ended, usual: usualShare }] : []),
      ...(isSlow
        ? [
            {
              kind: 'payments_slow' as const,
              at,
              method,
              median_s: Math.round(median),
              usual_s: Math.round(usual),
              open,
            },
          ]
        : []),
    ];
  });
}
