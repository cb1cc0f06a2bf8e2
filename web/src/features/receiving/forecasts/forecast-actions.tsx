import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { cancelInboundEndpoint, checkInboundEndpoint } from '#contracts/receiving/package-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { inboundStepLink, type InboundStep } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { ReceiveButton } from './forecast-columns.tsx';

/** What can be done with the parcel now; the next step is the solid button. */
export const ForecastActions = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const { check, askCancel } = useInboundActions();
  const toInspect = pack.items.some(({ state }) => state === 'received');
  const toShelve = pack.items.some(({ state }) => state === 'inspected');
  const counting = pack.actions.includes('receive');
  return (
    <>
      {pack.actions.includes('cancelInbound') && <Button onClick={() => void askCancel(pack)}>{t('appoint.cancelInbound')}</Button>}
      {toInspect && <StepButton step="inspection" preId={pack.preId} next={!counting} label={t('appoint.inspect')} />}
      {toShelve && <StepButton step="shelving" preId={pack.preId} next={!counting && !toInspect} label={t('appoint.shelve')} />}
      {pack.actions.includes('checkInbound') && (
        <Button type={toInspect || toShelve ? 'default' : 'primary'} loading={check.isPending} onClick={() => check.mutate({ id: pack.preId })}>
          {t('appoint.checkInbound')}
        </Button>
      )}
      <ReceiveButton row={pack} large />
    </>
  );
};

const StepButton = ({ step, preId, next, label }: { step: InboundStep; preId: string; next: boolean; label: string }) => {
  const mayOpen = useMayOpen();
  const to = inboundStepLink(step, { preId });
  const href = useHref(to);
  return mayOpen(to) ? (
    <Button type={next ? 'primary' : 'default'} href={href}>
      {label}
    </Button>
  ) : null;
};

const invalidates = [getPackage, listPackages];

/** Checks a counted parcel, or takes its whole inbound back. */
const useInboundActions = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const check = useCommand(checkInboundEndpoint, {
    invalidates,
    onSuccess: ({ preId }) => showSuccess(t('appoint.checkedInbound', { parcel: preId })),
  });
  const cancel = useCommand(cancelInboundEndpoint, { invalidates, onSuccess: ({ preId }) => showSuccess(t('appoint.cancelled', { parcel: preId })) });

  const askCancel = async ({ preId, received }: PackageDetail): Promise<void> => {
    const answer = await confirm({
      kind: 'recall',
      title: t('appoint.cancelTitle', { parcel: preId }),
      text: t('appoint.cancelText', { count: received }),
      confirm: t('appoint.cancelInbound'),
      cancel: t('appoint.keepInbound'),
      reason: { readers: 'concerned' },
    });
    if (answer) cancel.mutate({ id: preId, reason: answer.reason });
  };

  return { check, askCancel };
};
