import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listRetailers, removeRetailerEndpoint, type RetailerRow } from '#contracts/catalogue/retailers.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const RetailerDialog = lazy(() => import('./retailer-dialog.tsx'));

export interface RetailerActions {
  add: () => void;
  edit: (retailer: RetailerRow) => void;
  remove: (retailer: RetailerRow) => Promise<void>;
  dialog: ReactNode;
}

export const useRetailerActions = (): RetailerActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [open, setOpen] = useState<RetailerRow | 'new'>();
  const { mutate } = useCommand(removeRetailerEndpoint, {
    invalidates: [listRetailers],
    onSuccess: ({ name }) => showSuccess(t('catalogue.retailerRemoved', { name })),
  });
  return {
    add: () => setOpen('new'),
    edit: setOpen,
    remove: async ({ retailerId, name }) => {
      const sure = await confirm({
        kind: 'delete',
        title: t('catalogue.removeRetailer', { name }),
        text: t('catalogue.removeRetailerText', { name }),
      });
      if (sure) mutate({ retailerId });
    },
    dialog: open && (
      <Suspense>
        <RetailerDialog retailer={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
};
