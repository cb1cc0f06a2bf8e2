import { useTranslation } from 'react-i18next';
import { AddressInputs } from '#web/shared/order/address-inputs.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './buy.module.css';
import { postalFields } from './label-draft.ts';
import { CoverFields, ParcelFields } from './parcel-fields.tsx';
import { PriceSide } from './price-side.tsx';
import { StartFields } from './start-fields.tsx';
import { useBuyLabel } from './use-buy-label.ts';

interface Props {
  /** What the wallet holds, in cents; undefined while nobody knows. */
  balanceCents: number | undefined;
  bought: (labelNo: string) => void;
  close: () => void;
}

const noGaps = new Set<never>();

/** Beside the list: what is to be sent on the left, what the carriers ask for it on the right (R2.45). */
export default function BuyPanel({ balanceCents, bought, close }: Props) {
  const { t } = useTranslation();
  const form = useBuyLabel(bought);
  const { draft, change, chosen, errors } = form;
  const short = chosen !== undefined && balanceCents !== undefined && balanceCents < chosen.feeCents;
  return (
    // Without a form of its own: that would be sent with Enter, and money is spent by pressing its button alone.
    <FormDrawer
      flush
      width={960}
      title={t('labels.buy.title')}
      sendText={chosen ? t('labels.buy.submitFor', { amount: formatMoney(chosen.feeCents) }) : t('labels.buy.submit')}
      sends={form.buy}
      busy={form.buying}
      disabled={chosen === undefined || !form.settled || short}
      close={close}
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
              <AddressInputs path="to" fields={postalFields} address={draft.to} change={(to) => change({ to })} gaps={noGaps} errorOf={errors.of} />
            </FieldGrid>
          </section>
          <ParcelFields form={form} />
          <CoverFields form={form} />
        </div>
        <PriceSide form={form} balanceCents={balanceCents} />
      </div>
    </FormDrawer>
  );
}
