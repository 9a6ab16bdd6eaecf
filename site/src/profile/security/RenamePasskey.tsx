import { passkeyNameForm, passkeyNameLength } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { callApi, type Output, queries } from '../../query/index.ts';

interface RenamePasskeyProps {
  passkey: Output<'listPasskeys'>[number];
  onClosed: () => void;
}

export function RenamePasskey({ passkey, onClosed }: RenamePasskeyProps) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name: 'RenamePasskey',
    schema: passkeyNameForm,
    labels: { name: say('security.passkeys.name') },
    send: async ({ name }) => {
      const renamed = await callApi('renamePasskey', { params: { id: String(passkey.id) }, body: { name } });
      queries.patch('listPasskeys', undefined, (all) => all.map((one) => (one.id === renamed.id ? renamed : one)));
    },
    onDone: onClosed,
  });
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <form ref={form} onSubmit={submit} noValidate className="grid max-w-md gap-2">
        <Field {...field('name')} defaultValue={passkey.name} maxLength={passkeyNameLength} autoFocus />
        <FormNote text={errors.form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" loading={sending}>
            {say('security.passkeys.saveName')}
          </Button>
          <Button size="small" look="quiet" onClick={onClosed}>
            {say('security.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
