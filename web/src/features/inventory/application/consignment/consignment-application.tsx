import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { lowestPriceCents } from '#contracts/requests/consignments.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { ItemPrices } from '#web/shared/order/prices/item-prices.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { RemarkField } from '../remark-field.tsx';
import { useConsignmentForm } from './use-consignment-form.ts';

/** Type 6: each item is offered on a platform at its price, and becomes an order of its own. */
export default function ConsignmentApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const form = useConsignmentForm(
    items.map(({ oneId }) => oneId),
    applied,
  );
  const count = items.length;
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.consignTitle', { count })}
      submitLabel={t('orders.apply.submit', { count })}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`items.${index}.oneId`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.consignText')}</p>
      <FieldGrid>
        <FormField form={form} name="platform" label={t('orders.platform')}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('orders.apply.choosePlatform')}
              options={consignmentPlatforms.map((value) => ({ value, label: value }))}
            />
          )}
        </FormField>
      </FieldGrid>
      <ItemPrices
        title={t('orders.price')}
        items={items}
        prices={form.values.prices}
        minPrice={lowestPriceCents}
        tooLow={fieldRules.lowestPrice}
        onChange={(prices) => form.change({ prices })}
        errorOf={(_oneId, index) => form.errorOf(`items.${index}.priceCents`)}
      />
      <RemarkField form={form} />
    </ApplicationForm>
  );
}
