import { Facts } from '@halley/ui/Card.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { use } from 'react';
import { Speaks, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { useQuery } from '../query/index.ts';
import { Loaded } from '../query/Loaded.tsx';
import { usePlayer } from '../shell/session.ts';
import { countryChoices } from './fields/choices.ts';
import { fieldLabel } from './fields/field-names.ts';
import { readable } from './fields/LockedField.tsx';
import { fieldValue, personalFields } from './fields/personal-fields.ts';

/** What the house knows of the player, to read. For a popup: it brings its own texts and data, `Suspense` round it. */
export function ProfileData() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'profile', 'validation'))}>
      <KnownData />
    </Speaks>
  );
}

function KnownData() {
  const speech = useSpeech();
  const { say, tag } = speech;
  const player = usePlayer();
  const fields = useQuery('readPlayerFields');
  if (!player) return null;
  const countries = countryChoices(player.country ? [player.country] : [], tag, null);
  return (
    <Loaded query={fields} name="readPlayerFields" skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {(data) => (
        <Facts
          facts={[
            { name: say('profile.email'), value: <span className="break-all">{player.email}</span> },
            ...personalFields(data)
              .filter(({ field }) => field !== 'personal_id_number')
              .map(({ field }) => {
                const value = fieldValue(player, field);
                return {
                  name: fieldLabel(say, field),
                  value: value ? (
                    <span className="break-words">{readable(field, value, { ...speech, countries })}</span>
                  ) : (
                    <span className="font-medium text-text-faint">{say('profile.missing.empty')}</span>
                  ),
                };
              }),
          ]}
        />
      )}
    </Loaded>
  );
}
