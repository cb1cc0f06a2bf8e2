import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listBrands, removeBrandEndpoint, type BrandRow } from '#contracts/catalogue/brands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const BrandDialog = lazy(() => import('./brand-dialog.tsx'));

export interface BrandActions {
  add: () => void;
  edit: (brand: BrandRow) => void;
  remove: (brand: BrandRow) => Promise<void>;
  dialog: ReactNode;
}

export const useBrandActions = (): BrandActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [open, setOpen] = useState<BrandRow | 'new'>();
  const { mutate } = useCommand(removeBrandEndpoint, {
    invalidates: [listBrands],
    onSuccess: ({ name }) => showSuccess(t('catalogue.brandRemoved', { name })),
  });
  return {
    add: () => setOpen('new'),
    edit: setOpen,
    remove: async ({ name }) => {
      const sure = await confirm({
        kind: 'delete',
        title: t('catalogue.removeBrand', { name }),
        text: t('catalogue.removeBrandText', { name }),
      });
      if (sure) mutate({ brand: name });
    },
    dialog: open && (
      <Suspense>
        <BrandDialog brand={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
};
