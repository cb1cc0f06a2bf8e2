import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bankAccountRemovals } from '#contracts/bank-accounts/bank-account-access.ts';
import { removeBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { listBankAccounts, type BankAccountRow } from '#contracts/bank-accounts/bank-account-queries.ts';
import { holderTypeWords } from '#contracts/bank-accounts/holder-types.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatTime } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { countryName } from './country-name.ts';

export const useBankAccountColumns = (): readonly Column<BankAccountRow>[] => {
  const { t, i18n } = useTranslation();
  const words = useWords();
  return useMemo(
    () => [
      {
        key: 'account',
        title: t('withdrawal.account'),
        width: 260,
        render: ({ holder, lastFour }) => (
          <>
            {holder} <span className="code">•••• {lastFour}</span>
          </>
        ),
      },
      { key: 'type', title: t('withdrawal.holderType'), width: 130, render: ({ holderType }) => words(holderTypeWords[holderType]) },
      { key: 'country', title: t('withdrawal.country'), render: ({ country }) => countryName(country, i18n.language) },
      { key: 'currency', title: t('withdrawal.currency'), width: 130, render: ({ currency }) => currency },
      { key: 'added', title: t('withdrawal.added'), width: 176, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
      { key: 'state', title: t('withdrawal.state'), width: 240, render: (account) => <Readiness account={account} /> },
      { key: 'remove', title: '', width: 56, render: (account) => <Remove account={account} /> },
    ],
    [i18n.language, t, words],
  );
};

const Readiness = ({ account: { usable, gmtUsable } }: { account: BankAccountRow }) => {
  const { t } = useTranslation();
  return usable ? (
    <StatusTag tone="done">{t('withdrawal.ready')}</StatusTag>
  ) : (
    <StatusTag tone="waiting">{t('withdrawal.usableFrom', { at: formatTime(gmtUsable) })}</StatusTag>
  );
};

const Remove = ({ account: { bankAccountId, lastFour } }: { account: BankAccountRow }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayRemove = useMay(...bankAccountRemovals);
  const removing = useCommand(removeBankAccountEndpoint, {
    invalidates: [listBankAccounts],
    onSuccess: () => showSuccess(t('withdrawal.removed', { lastFour })),
  });
  const remove = async () => {
    const isSure = await confirm({
      kind: 'delete',
      title: t('withdrawal.removeTitle', { lastFour }),
      text: t('withdrawal.removeText'),
      confirm: t('withdrawal.remove'),
    });
    if (isSure) removing.mutate({ bankAccountId });
  };
  if (!mayRemove) return null;
  return <IconButton icon={Trash2} label={`${t('withdrawal.remove')} ${lastFour}`} onClick={() => void remove()} />;
};
