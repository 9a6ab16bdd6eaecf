import { Icon } from '@halley/ui/Icon.tsx';
import type { SelectOption } from '@halley/ui/Select.tsx';
import { dateFormat, type Say, useSpeech } from '../../i18n/index.ts';

/** A field that was set once: to read, not to change. Why is said once for all of them. */
export function LockedField({ label, value }: { label: string; value: string }) {
  const { say } = useSpeech();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <dt className="text-13 font-semibold text-text-soft">{label}</dt>
      <dd className="flex min-h-12 min-w-0 items-center gap-2 rounded-md px-3.5 text-base font-semibold inset-ring inset-ring-line">
        <span className="min-w-0 flex-1 break-words" suppressHydrationWarning>
          {value}
        </span>
        <Icon name="lock" size="small" label={say('profile.field.locked')} className="text-text-faint" />
      </dd>
    </div>
  );
}

/** Codes are for machines. */
export function readable(
  field: string,
  value: string,
  { say, tag, countries }: { say: Say; tag: string; countries: readonly SelectOption[] },
): string {
  if (field === 'country' || field === 'nationality') {
    return countries.find((choice) => choice.value === value)?.label ?? value;
  }
  if (field === 'gender') return say(value === 'f' ? 'profile.gender.female' : 'profile.gender.male');
  if (field === 'date_of_birth') {
    const day = new Date(`${value}T00:00:00Z`);
    if (Number.isNaN(day.getTime())) return value;
    return dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  }
  return value;
}
