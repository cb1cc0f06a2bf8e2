import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { replaceItemEndpoint } from '#contracts/outbound/order-commands.ts';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { listTwins } from '#contracts/outbound/picking.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { orderReads } from '../requests/orders-ahead.ts';

interface Props {
  order: OrderDetail;
  onClose: () => void;
}

/** Not picked yet, or not found, and nothing in its place so far. */
const isReplaceable = ({ progress, replacedBy }: OrderItem): boolean => replacedBy === null && (progress === 'waiting' || progress === 'short');

/** Another item like it takes the place of one in an order (R4.48). */
export default function ReplaceItemDialog({ order, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { oddNo } = order;
  const replaceable = order.itemList.filter(isReplaceable).toSorted((a, b) => Number(b.progress === 'short') - Number(a.progress === 'short'));
  const form = useEndpointForm(replaceItemEndpoint, {
    defaultValues: { oneId: replaceable[0]?.oneId, twin: undefined as string | undefined },
    bodyOf: (values) => ({ ...values, oddNo }),
    invalidates: [...orderReads, listTwins],
    onSubmitted: (_, { oneId, twin }) => {
      showSuccess(t('trouble.replaced', { oneId: formatOneId(oneId), twin: formatOneId(twin) }));
      onClose();
    },
  });
  const { oneId } = form.values;
  const twins = useRead(listTwins, { oneId: oneId ?? '' }, { enabled: oneId !== undefined });
  const usedUp = order.itemList.map((item) => item.oneId);
  const offered = (twins.data ?? []).filter((twin) => !usedUp.includes(twin.oneId));
  const hint = () => {
    if (twins.isError) return t('trouble.twinsFailed');
    return twins.data && offered.length === 0 ? t('trouble.noTwins') : t('trouble.twinHint');
  };
  return (
    <FormDialog
      form={form}
      title={t('trouble.replaceTitle', { oddNo })}
      submitLabel={words(orderActions.replace)}
      disabled={offered.length === 0}
      onClose={onClose}
    >
      <p>{t('trouble.replaceText')}</p>
      <FormField form={form} name="oneId" label={t('trouble.item')}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            onChange={(chosen: string) => {
              onChange(chosen);
              form.change({ twin: undefined });
            }}
            options={replaceable.map((item) => ({ value: item.oneId, label: <ItemLine item={item} /> }))}
          />
        )}
      </FormField>
      <FormField form={form} name="twin" label={t('trouble.twin')} hint={hint()}>
        {(control) => (
          <Select
            {...control}
            loading={twins.isLoading}
            disabled={offered.length === 0}
            options={offered.map((twin) => ({
              value: twin.oneId,
              label: t('trouble.twinOn', { oneId: formatOneId(twin.oneId), shelf: twin.shelvesName ?? '–' }),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

const ItemLine = ({ item: { oneId, remarks, spec, progress } }: { item: OrderItem }) => {
  const { t } = useTranslation();
  return [formatOneId(oneId), sizeText(spec), remarks, progress === 'short' && t('orders.progresses.short')].filter(Boolean).join(' · ');
};
