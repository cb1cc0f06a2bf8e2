import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { approveReopening, askReopening, cancelClosing, closePeriod, declineReopening, startClosing } from '#contracts/periods/period-commands.ts';
import { getPeriod, listPeriods, type PeriodAction, type PeriodDetail } from '#contracts/periods/period-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

interface Props {
  period: PeriodDetail;
  /** Why money without an owner stays. */
  note: string;
}

const invalidates = [listPeriods, getPeriod];

/** What may be done with the month as it stands; each is asked about before. */
export const PeriodActions = ({ period: { month, actions, checklist }, note }: Props) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const onDone = ({ status }: { status: PeriodDetail['status'] }): void => showSuccess(t(`periods.done.${status}`, { month }));
  const options = { invalidates, onSuccess: onDone };
  const start = useCommand(startClosing, options);
  const cancel = useCommand(cancelClosing, options);
  const close = useCommand(closePeriod, options);
  const ask = useCommand(askReopening, options);
  const approve = useCommand(approveReopening, options);
  const decline = useCommand(declineReopening, options);

  const sure = (action: PeriodAction, text: string): Promise<unknown> =>
    confirm({ kind: 'plain', title: `${t(`periods.actions.${action}`)} · ${month}`, text, confirm: t(`periods.actions.${action}`) });
  const why = async (action: PeriodAction, text: string): Promise<string | undefined> => {
    const answer = await confirm({
      kind: 'reject',
      title: `${t(`periods.actions.${action}`)} · ${month}`,
      text,
      confirm: t(`periods.actions.${action}`),
      reason: { readers: 'colleagues' },
    });
    return answer ? answer.reason : undefined;
  };

  const acts: Record<PeriodAction, () => Promise<void>> = {
    startClosing: async () => void ((await sure('startClosing', t('periods.startText', { month }))) && start.mutate({ month })),
    cancelClosing: async () => cancel.mutate({ month }),
    close: async () => void ((await sure('close', t('periods.closeText', { month }))) && close.mutate({ month, ...(note !== '' && { note }) })),
    askReopening: async () => {
      const reason = await why('askReopening', t('periods.askText', { month }));
      if (reason !== undefined) ask.mutate({ month, reason });
    },
    approveReopening: async () => void ((await sure('approveReopening', t('periods.approveText', { month }))) && approve.mutate({ month })),
    declineReopening: async () => {
      const reason = await why('declineReopening', t('periods.declineText', { month }));
      if (reason !== undefined) decline.mutate({ month, reason });
    },
  };
  const isMet = checklist.every(({ state }) => state === 'met' || (state === 'explainable' && note !== ''));
  const isPending = [start, cancel, close, ask, approve, decline].some((one) => one.isPending);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          type={isMain[action] ? 'primary' : 'default'}
          disabled={action === 'close' && !isMet}
          loading={isPending}
          onClick={() => void acts[action]()}
          style={{ marginInlineEnd: 8 }}
        >
          {t(`periods.actions.${action}`)}
        </Button>
      ))}
    </>
  );
};

const isMain: Partial<Record<PeriodAction, true>> = { startClosing: true, close: true, approveReopening: true };
