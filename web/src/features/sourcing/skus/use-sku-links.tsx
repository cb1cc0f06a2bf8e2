import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unlinkShopSku } from '#contracts/sourcing/shop-product-commands.ts';
import { getShopProduct, listShopProducts, listShopSkus } from '#contracts/sourcing/shop-product-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { LinkedSku } from './linked-sku.ts';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));

export interface SkuLinks {
  link: (sku: LinkedSku) => void;
  unlink: (sku: LinkedSku) => Promise<void>;
  dialog: ReactNode;
}

export const useSkuLinks = (): SkuLinks => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [open, setOpen] = useState<LinkedSku>();
  const { mutate } = useCommand(unlinkShopSku, {
    invalidates: [listShopSkus, listShopProducts, getShopProduct],
    onSuccess: ({ skuNo: number }) => showSuccess(t('shopProducts.unlinkedFrom', { number })),
  });
  return {
    link: setOpen,
    unlink: async ({ productId, skuNo, own }) => {
      const sure = await confirm({
        kind: 'plain',
        title: t('shopProducts.unlinkTitle', { number: skuNo }),
        text: t('shopProducts.unlinkText', { sku: own?.sku ?? '', size: own?.size ?? '' }),
        confirm: t('shopProducts.unlink'),
      });
      if (sure) mutate({ productId, skuNo });
    },
    dialog: open && (
      <Suspense>
        <LinkDialog sku={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
};
