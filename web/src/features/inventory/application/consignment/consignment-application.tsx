import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/field-rules.ts';
import { lowestPriceCents } from '#contracts/requests/apply-consignment.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ItemPrices } from '#web/shared/order/prices/item-prices.tsx';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import styles from '../applications.module.css';
import { ChosenItems } from '../chosen-items.tsx';
import { RemarkField } from '../remark-field.tsx';
import { useConsignment } from './use-consignment.ts';

/** Type 6: each item is offered on a platform at its price, and becomes an order of its own. */
export default function ConsignmentApplication({ items, open, takeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const words = useWords();
  const form = useConsignment(
    items.map(({ oneId }) => oneId),
    applied,
  );
  const { draft, change, gaps, errors } = form;
  const count = items.length;
  const priceFault = (oneId: string) => words(draft.prices[oneId] == null ? fieldRules.required : fieldRules.lowestPrice);
  return (
    <ApplicationForm
      title={t('orders.apply.consignTitle', { count })}
      submit={t('orders.apply.submit', { count })}
      sending={form.sending}
      send={() => void form.send()}
      items={<ChosenItems items={items} errorAt={(index) => errors.of(`items.${index}.oneId`)} open={open} takeOut={takeOut} />}
    >
      <div className={styles['form']}>
        <p>{t('orders.apply.consignText')}</p>
        <FieldGrid>
          <Field label={t('orders.platform')} error={errors.of('platform') ?? (gaps.platform ? words(fieldRules.required) : undefined)}>
            {(tied) => (
              <Select
                {...tied}
                placeholder={t('orders.apply.choosePlatform')}
                value={draft.platform ?? null}
                options={consignmentPlatforms.map((value) => ({ value, label: value }))}
                onChange={(platform) => change({ platform })}
              />
            )}
          </Field>
        </FieldGrid>
        <ItemPrices
          title={t('orders.price')}
          items={items}
          prices={draft.prices}
          leastPrice={lowestPriceCents}
          tooLow={fieldRules.lowestPrice}
          change={(prices) => change({ prices })}
          errorOf={(oneId, at) => errors.of(`items.${at}.priceCents`) ?? (gaps.prices.has(oneId) ? priceFault(oneId) : undefined)}
        />
        <RemarkField remark={draft.remark} change={(remark) => change({ remark })} error={errors.of('remark')} />
        {errors.rest && <Refusal>{errors.rest}</Refusal>}
      </div>
    </ApplicationForm>
  );
}
