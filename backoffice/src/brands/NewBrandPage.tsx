import { Button, Card, Field, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, inWords, useDeed } from '../api/index.ts';
import { Back, Page } from '../console/index.ts';
import { brandWords as own } from './words.ts';

/** `Comet Club` → `comet-club`. */
const shortNameOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

/** Only what it cannot begin without. */
export function NewBrandPage(): ReactNode {
  const [name, setName] = useState('');
  const [typedId, setTypedId] = useState<string>();
  const id = typedId ?? shortNameOf(name);
  const { busy, error, run } = useDeed();
  const navigate = useNavigate();
  const begin = () =>
    run(async () => {
      const brand = {
        name: name.trim(),
        hosts: [],
        colours: {},
        logoUrl: { mobile: '', full: '' },
        icons: [],
        email: '',
        socials: [],
      };
      await call('saveBrandDraft', { params: { id }, body: { revision: 0, brand } });
      await navigate(`/brands/${id}/name`);
    });
  return (
    <Page title={own.add}>
      <Back to="/brands">{own.back}</Back>
      <Card className="max-w-xl">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <p className="text-text-soft">{own.addText}</p>
          <Field
            label={own.name}
            hint={own.nameHint}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label={own.id}
            hint={own.idHint}
            maxLength={40}
            autoComplete="off"
            value={id}
            onChange={(event) => setTypedId(event.target.value)}
          />
          <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
          <div>
            <Button type="submit" look="primary" loading={busy} disabled={name.trim() === '' || id === ''}>
              {own.begin}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
