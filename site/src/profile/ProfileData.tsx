import { Facts } from '@halley/ui/Card.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { use } from 'react';
import { countryChoices, fieldLabel, fieldValue, personalFields, readable } from '../forms/index.ts';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';

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
