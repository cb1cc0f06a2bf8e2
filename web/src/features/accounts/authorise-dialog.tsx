import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SellerAccount } from '#contracts/accounts/account-queries.ts';
import { authorisationNames, authoriseShopEndpoint, getShopAuthorisations } from '#contracts/reference/authorise-shop.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';

interface Props {
  shop: NonNullable<SellerAccount['shopInfo']>;
  onClose: () => void;
}

/** Where a shop may sell (R3.14). */
export default function AuthoriseDialog({ shop, onClose }: Props) {
  const { t } = useTranslation();
  const read = useRead(getShopAuthorisations, { shopId: shop.id }, { staleTime: 0, quiet: true });
  const form = useEndpointForm(authoriseShopEndpoint, {
    defaultValues: { knetCrossListing: false, touchPro: false, fulfilmentProgramme: false },
    keptValues: read.data,
    bodyOf: (values) => ({ shopId: shop.id, ...values }),
    invalidates: [getShopAuthorisations],
    onSubmitted: () => {
      showSuccess(t('accounts.authorised', { shop: shop.realname }));
      onClose();
    },
    onRefused: () => void read.refetch(),
  });
  return (
    <FormDialog
      form={form}
      title={t('accounts.authoriseTitle', { shop: shop.realname })}
      submitLabel={t('accounts.authoriseSave')}
      disabled={!read.data}
      onClose={onClose}
    >
      <p>{t('accounts.authoriseText')}</p>
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={56} />}>
        {() =>
          authorisationNames.map((name) => (
            <FormField
              key={name}
              form={form}
              name={name}
              required={false}
              label={t(`accounts.authorisations.${name}`)}
              hint={t(`accounts.authorisationHints.${name}`)}
            >
              {({ id, 'aria-describedby': describedBy, value, onChange }) => (
                <div>
                  <Switch id={id} aria-describedby={describedBy} checked={value} onChange={onChange} />
                </div>
              )}
            </FormField>
          ))
        }
      </ReadStates>
    </FormDialog>
  );
}
