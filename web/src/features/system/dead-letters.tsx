import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { discardDeadLetter, retryDeadLetter } from '#contracts/system/dead-letters.ts';
import { getSystem, type DeadLetterState } from '#contracts/system/get-system.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { CodeName, SystemTable } from './system-table.tsx';

/** What was given up, and waits for a person to decide. */
export const DeadLetters = ({ letters }: { letters: readonly DeadLetterState[] }) => {
  const { t } = useTranslation();
  const actions = useDeadLetterActions();
  const columns: Column<DeadLetterState>[] = [
    {
      key: 'name',
      title: t('system.givenUpBy'),
      width: 200,
      render: ({ source, name }) => (
        <span title={t(`system.sourceOf.${source}`)}>
          <CodeName name={name} />
        </span>
      ),
    },
    {
      key: 'about',
      title: t('system.about'),
      width: 200,
      render: ({ about, position }) => <CodeName name={about} title={position ?? about} />,
    },
    {
      key: 'error',
      title: t('system.error'),
      render: ({ error }) => (
        <span lang="en" title={error}>
          {error}
        </span>
      ),
    },
    { key: 'attempts', title: t('system.attempts'), width: 100, numeric: true, render: ({ attempts }) => formatCount(attempts) },
    { key: 'failed', title: t('system.gaveUp'), width: 150, render: ({ gmtFailed }) => <TimeText at={gmtFailed} show="ago" /> },
    {
      key: 'actions',
      title: '',
      width: 180,
      fixed: true,
      render: (letter) =>
        letter.isRetried ? (
          t('system.isRetried')
        ) : (
          <RowActions>
            {actions.retry && (
              <Button size="small" onClick={() => void actions.retry?.(letter)}>
                {t('system.retry')}
              </Button>
            )}
            {actions.discard && (
              <Button size="small" type="text" danger onClick={() => void actions.discard?.(letter)}>
                {t('system.discard')}
              </Button>
            )}
          </RowActions>
        ),
    },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ name: 110, error: 120, actions: 100 }}
      rows={letters}
      keyOf={({ id }) => id}
      label={t('system.deadLetters')}
    />
  );
};

type Settle = (letter: DeadLetterState) => Promise<void>;

/** What the person may decide; each asks first. */
const useDeadLetterActions = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [mayRetry, mayDiscard] = [useMay('1600.edit'), useMay('1600.delete')];
  const invalidates = [getSystem];
  const retrying = useCommand(retryDeadLetter, { invalidates, onSuccess: () => showSuccess(t('system.retryRequested')) });
  const discarding = useCommand(discardDeadLetter, { invalidates, onSuccess: () => showSuccess(t('system.discarded')) });
  const retry: Settle = async ({ id, name, about }) => {
    const isSure = await confirm({
      kind: 'plain',
      title: t('system.retryTitle', { name }),
      text: t('system.retryText', { about }),
      confirm: t('system.retry'),
    });
    if (isSure) retrying.mutate({ id });
  };
  const discard: Settle = async ({ id, name, about }) => {
    const isSure = await confirm({
      kind: 'delete',
      title: t('system.discardTitle', { name }),
      text: t('system.discardText', { about }),
      confirm: t('system.discard'),
    });
    if (isSure) discarding.mutate({ id });
  };
  return { ...(mayRetry && { retry }), ...(mayDiscard && { discard }) };
};
