import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { claimPackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { ShopChoice } from '#web/shared/wallet/shop-choice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

const nobody: { shopId: number | undefined } = { shopId: undefined };

/** To which shop a parcel that nobody forecast belongs. */
export default function AssignOwnerDialog({ pack: { preId, received }, onClose }: { pack: PackageDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const [shop, setShop] = useState<ShopInfo>();
  const form = useEndpointForm(claimPackageEndpoint, {
    defaultValues: nobody,
    bodyOf: ({ shopId }) => ({ id: preId, shopId }),
    invalidates: [getPackage, listPackages],
    onSubmitted: () => {
      showSuccess(t('allForecasts.assignDone', { preId, shop: shop?.realname || shop?.uid }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('allForecasts.assignTitle', { preId })}
      submitLabel={t('allForecasts.assignOwner')}
      disabled={!shop}
      onClose={onClose}
    >
      <p>{t('allForecasts.assignText', { count: received })}</p>
      <FormField form={form} name="shopId" label={t('allForecasts.assignShop')}>
        {(control) => (
          <ShopChoice
            controlProps={control}
            shop={shop}
            onSelect={(chosen) => {
              setShop(chosen);
              form.change({ shopId: chosen.id });
            }}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
