import { useTranslation } from 'react-i18next';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { shortBy, type Spendable } from '#web/shared/wallet/spendable.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './buy.module.css';
import { postalFields } from './label-values.ts';
import { CoverFields, ParcelFields } from './parcel-fields.tsx';
import { PriceSide } from './price-side.tsx';
import { StartFields } from './start-fields.tsx';
import { useBuyLabelForm } from './use-buy-label-form.ts';

interface Props {
  /** Undefined while nobody knows. */
  wallet: Spendable | undefined;
  onBought: (labelNo: string) => void;
  onClose: () => void;
}

/** Beside the list: what is to be sent on the left, what the carriers ask for it on the right (R2.45). */
export default function BuyPanel({ wallet, onBought, onClose }: Props) {
  const { t } = useTranslation();
  const buying = useBuyLabelForm(onBought);
  const { form, chosen } = buying;
  const isShort = chosen !== undefined && shortBy(chosen.feeCents, wallet) > 0;
  return (
    // Money is spent by pressing its button alone, never with Enter.
    <FormDrawer
      form={form}
      flush
      width={960}
      title={t('labels.buy.title')}
      submitLabel={chosen ? t('labels.buy.submitFor', { amount: formatMoney(chosen.feeCents) }) : t('labels.buy.submit')}
      disabled={chosen === undefined || !buying.isSettled || isShort}
      onClose={onClose}
    >
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <StartFields form={form} />
          <section className={styles['part']} role="group" aria-label={t('labels.buy.to')}>
            <div className={styles['head']}>
              <h2>{t('labels.buy.to')}</h2>
              <span className={styles['wait']}>{t('labels.buy.withinCountry')}</span>
            </div>
            <FieldGrid>
              <AddressInputs form={form} path="to" fields={postalFields} />
            </FieldGrid>
          </section>
          <ParcelFields form={form} />
          <CoverFields form={form} />
        </div>
        <PriceSide buying={buying} wallet={wallet} />
      </div>
    </FormDrawer>
  );
}
