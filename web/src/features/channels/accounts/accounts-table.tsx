import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { channelAccountStates } from '#contracts/channels/channel-account-events.ts';
import { channelAccountActions } from '#contracts/channels/channel-actions.ts';
import { resumeChannelAccount, stopChannelAccount } from '#contracts/channels/channel-commands.ts';
import { askChannelConsent, consentKinds } from '#contracts/channels/channel-consent.ts';
import { listChannelAccounts, type ChannelAccountRow } from '#contracts/channels/channel-queries.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './channels.module.css';

interface Props {
  accounts: readonly ChannelAccountRow[];
  onReconnect: (account: ChannelAccountRow) => void;
}

export const AccountsTable = ({ accounts, onReconnect }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const isHandheld = useHandheld();
  const columns: Column<ChannelAccountRow>[] = [
    { key: 'kind', title: t('channels.platform'), width: 130, render: ({ kind }) => words(channelWords[kind].name) },
    { key: 'name', title: t('channelAccounts.name'), width: 130, render: ({ name }) => name },
    {
      key: 'state',
      title: t('channelAccounts.state'),
      width: 130,
      render: ({ state, why }) => (
        <span title={why ?? undefined}>
          <StatusTag tone={channelAccountStates[state].tone}>{words(channelAccountStates[state])}</StatusTag>
        </span>
      ),
    },
    { key: 'budget', title: t('channelAccounts.budget'), render: ({ budget }) => <BudgetLeft budget={budget} /> },
    {
      key: 'waiting',
      title: t('channelAccounts.waiting'),
      width: 90,
      render: ({ waiting, gmtOldest }) => (
        <>
          {formatCount(waiting)} {gmtOldest && <TimeText at={gmtOldest} show="ago" />}
        </>
      ),
    },
    { key: 'lost', title: t('channelAccounts.lost'), width: 110, numeric: true, render: ({ lost }) => formatCount(lost) },
    {
      key: 'answers',
      title: t('channelAccounts.answers'),
      width: 100,
      render: ({ breaker, callMs }) =>
        breaker === 'closed' && callMs !== null ? t('channelAccounts.answersIn', { count: callMs }) : t(`channelAccounts.breaker.${breaker}`),
    },
    {
      key: 'sales',
      title: t('channelAccounts.sales'),
      width: 120,
      render: ({ gmtSales }) => (gmtSales ? <TimeText at={gmtSales} show="ago" /> : '–'),
    },
    { key: 'actions', title: '', width: 250, fixed: true, render: (account) => <Actions account={account} onReconnect={onReconnect} /> },
  ];
  return (
    <DataTable
      inline
      columns={isHandheld ? inHand(columns, { kind: 120, state: 130, actions: 110 }) : columns}
      rows={accounts}
      keyOf={({ accountId }) => accountId}
      label={t('channels.pages.channels')}
    />
  );
};

const BudgetLeft = ({ budget }: Pick<ChannelAccountRow, 'budget'>) => {
  const { t } = useTranslation();
  return (
    <dl className={styles['budget']}>
      {budget.map(({ class: of, left, allowed }) => (
        <div key={of} data-gone={left === 0}>
          <dt>{t(`channelAccounts.budgetOf.${of}`)}</dt>
          <dd title={formatCount(allowed)}>{formatCount(left)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Actions = ({ account, onReconnect }: { account: ChannelAccountRow; onReconnect: Props['onReconnect'] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const { accountId, kind, name, state, actions } = account;
  const invalidates = [listChannelAccounts];
  const stop = useCommand(stopChannelAccount, { invalidates, onSuccess: () => showSuccess(t('channelAccounts.stopped')) });
  const resume = useCommand(resumeChannelAccount, { invalidates, onSuccess: () => showSuccess(t('channelAccounts.resumed')) });
  const askStop = async (): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('channelAccounts.stopTitle', { name }),
      text: t('channelAccounts.stopText'),
      confirm: t('channelAccounts.stop'),
      reason: { readers: 'colleagues' },
    });
    if (given) stop.mutate({ accountId, reason: given.reason });
  };
  const consent = useCommand(askChannelConsent, { onSuccess: ({ address }) => window.location.assign(address) });
  const acts = { reconnect: () => onReconnect(account), stop: () => void askStop(), resume: () => resume.mutate({ accountId }) };
  return (
    <RowActions>
      {actions.includes('reconnect') && consentKinds.includes(kind) && (
        <Button
          size="small"
          type={state === 'needsConsent' ? 'primary' : 'text'}
          loading={consent.isPending}
          onClick={() => consent.mutate({ accountId })}
        >
          {t('channelAccounts.authorise')}
        </Button>
      )}
      {actions.map((action) => (
        <Button key={action} size="small" type={action === 'resume' ? 'default' : 'text'} danger={action === 'stop'} onClick={acts[action]}>
          {words(channelAccountActions[action])}
        </Button>
      ))}
    </RowActions>
  );
};
