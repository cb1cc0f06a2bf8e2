import { useTranslation } from 'react-i18next';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { cancelInboundEndpoint, checkInboundEndpoint } from '#contracts/receiving/package-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const changes = [getPackage, listPackages];

/** Checks a counted parcel, or takes its whole inbound back. */
export const useInboundActions = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const check = useCommand(checkInboundEndpoint, { changes, onSuccess: ({ preId }) => showSuccess(t('appoint.checkedInbound', { parcel: preId })) });
  const cancel = useCommand(cancelInboundEndpoint, { changes, onSuccess: ({ preId }) => showSuccess(t('appoint.cancelled', { parcel: preId })) });

  const askCancel = async ({ preId, received }: PackageDetail): Promise<void> => {
    const answer = await confirm({
      kind: 'recall',
      title: t('appoint.cancelTitle', { parcel: preId }),
      text: t('appoint.cancelText', { count: received }),
      confirm: t('appoint.cancelInbound'),
      cancel: t('appoint.keepInbound'),
      reason: {},
    });
    if (answer) cancel.mutate({ id: preId, reason: answer.reason });
  };

  return { check, askCancel };
};
