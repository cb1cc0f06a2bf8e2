import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listBrands } from '#contracts/catalogue/brands.ts';
import { removeSkuEndpoint } from '#contracts/catalogue/sku-commands.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { SkuRow } from './sku-row.ts';

const SkuDialog = lazy(() => import('./sku-dialog.tsx'));

export interface SkuActions {
  add: () => void;
  edit: (sku: SkuRow) => void;
  remove: (sku: SkuRow) => Promise<void>;
  dialog: ReactNode;
}

export const useSkuActions = (): SkuActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [open, setOpen] = useState<SkuRow | 'new'>();
  const { mutate } = useCommand(removeSkuEndpoint, {
    invalidates: [listSkus, listBrands],
    onSuccess: ({ sku }) => showSuccess(t('skus.removed', { sku })),
  });
  return {
    add: () => setOpen('new'),
    edit: setOpen,
    remove: async ({ sku }) => {
      if (await confirm({ kind: 'delete', text: t('skus.removeText', { sku }) })) mutate({ sku });
    },
    dialog: open && (
      <Suspense>
        <SkuDialog sku={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
};
