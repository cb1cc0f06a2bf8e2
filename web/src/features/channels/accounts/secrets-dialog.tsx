import { Input, Select } from 'antd';
import Password from 'antd/es/input/Password';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { connectChannelAccount, reconnectChannelAccount } from '#contracts/channels/channel-commands.ts';
import { channelKinds, type ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { listChannelAccounts, type ChannelAccountRow } from '#contracts/channels/channel-queries.ts';
import { channelSecretFields, channelSecretNames, type ChannelSecretField } from '#contracts/channels/channel-secrets.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Props {
  /** The one that gets new secrets; without it a new one is connected. */
  account?: ChannelAccountRow;
  onClose: () => void;
}

type Entered = { kind: ChannelKind; name: string } & Record<ChannelSecretField, string>;

const empty = Object.fromEntries(channelSecretNames.map((name) => [name, ''])) as Record<ChannelSecretField, string>;
const kindsWithAccounts = channelKinds.filter((kind) => channelSecretFields[kind].length > 0);

const secretsOf = (entered: Entered): Partial<Record<ChannelSecretField, string>> =>
  Object.fromEntries(channelSecretFields[entered.kind].flatMap((name) => (entered[name] === '' ? [] : [[name, entered[name]]])));

/** What a platform gave whoever signed up with it. */
export default function SecretsDialog({ account, onClose }: Props) {
  return account ? <Reconnect account={account} onClose={onClose} /> : <Connect onClose={onClose} />;
}

const Connect = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(connectChannelAccount, {
    defaultValues: { kind: 'stockMarket', name: '', ...empty } as Entered,
    bodyOf: (entered) => ({ kind: entered.kind, name: entered.name, secrets: secretsOf(entered) }),
    invalidates: [listChannelAccounts],
    onSubmitted: () => {
      showSuccess(t('channelAccounts.connected'));
      onClose();
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog form={form} title={t('channelAccounts.connectTitle')} submitLabel={t('channelAccounts.connect')} onClose={onClose}>
      <p>{t('channelAccounts.connectText')}</p>
      <FormField form={form} name="kind" label={t('channels.platform')}>
        {(control) => <Select {...control} options={kindsWithAccounts.map((one) => ({ value: one, label: words(channelWords[one].name) }))} />}
      </FormField>
      <FormField form={form} name="name" label={t('channelAccounts.name')}>
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      {channelSecretFields[kind].map((name) => (
        <FormField key={name} form={form} name={name} bodyName={`secrets.${name}`} label={t(`channelAccounts.secretOf.${name}`)}>
          {(control) => <Password {...control} autoComplete="new-password" />}
        </FormField>
      ))}
    </FormDialog>
  );
};

const Reconnect = ({ account, onClose }: Required<Props>) => {
  const { t } = useTranslation();
  const form = useEndpointForm(reconnectChannelAccount, {
    defaultValues: { kind: account.kind, name: account.name, ...empty } as Entered,
    bodyOf: (entered) => ({ accountId: account.accountId, secrets: secretsOf(entered) }),
    invalidates: [listChannelAccounts],
    onSubmitted: () => {
      showSuccess(t('channelAccounts.connected'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('channelAccounts.reconnectTitle', { name: account.name })}
      submitLabel={t('channelAccounts.connect')}
      onClose={onClose}
    >
      <p>{t('channelAccounts.connectText')}</p>
      {channelSecretFields[account.kind].map((name) => (
        <FormField key={name} form={form} name={name} bodyName={`secrets.${name}`} label={t(`channelAccounts.secretOf.${name}`)}>
          {(control) => <Password {...control} autoComplete="new-password" />}
        </FormField>
      ))}
    </FormDialog>
  );
};
