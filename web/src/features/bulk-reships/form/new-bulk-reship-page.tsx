import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { bulkReshipLink } from '#web/core/links/bulk-reship-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { addressValuesOf } from '#web/shared/order/address/address-values.ts';
import { DueField } from '#web/shared/order/due-field.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormRefusal } from '#web/ui/form/form-refusal.tsx';
import { useGiveWay, usePageName } from '#web/ui/page/page-tab.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { FailedState } from '#web/ui/states/failed-state.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { AddItems } from './add-items.tsx';
import { BoxCard } from './box-card.tsx';
import { nextId, type BoxValues } from './bulk-reship-values.ts';
import { FeeSums } from './fee-sums.tsx';
import { FromFile } from './from-file.tsx';
import { ItemRows } from './item-rows.tsx';
import styles from './form.module.css';
import { useBulkReshipForm } from './use-bulk-reship-form.ts';
import { useChosenItems } from './use-chosen-items.ts';

/** Many items of one warehouse in boxes that go to one or several addresses, sent in one go (R2.57). */
export default function NewBulkReshipPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const replaceTab = useGiveWay();
  const place = useViewpoint();
  const chosen = useChosenItems((parameters.get('oneIds') ?? '').split(',').filter(Boolean));
  const { items } = chosen;
  const { form, contents, fee } = useBulkReshipForm(items, (bulkNo) => {
    showSuccess(t('bulkReships.sent', { bulkNo }));
    replaceTab(bulkReshipLink(place, bulkNo)!);
  });
  const title = items.length > 0 ? t('bulkReships.title', { count: items.length }) : t('bulkReships.titleEmpty');
  usePageName(title);
  const { rootRef, values } = form;
  const { boxes } = values;
  const addBox = (): BoxValues => {
    const box = { id: nextId(boxes), address: addressValuesOf() };
    form.change({ boxes: [...boxes, box] });
    return box;
  };

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button type="primary" loading={form.isPending} disabled={items.length === 0} onClick={() => form.submit()}>
            {fee.cents > 0
              ? t('bulkReships.submitFor', { count: boxes.length, amount: formatMoney(fee.cents) })
              : t('bulkReships.submit', { count: boxes.length })}
          </Button>
        }
      />
      <PageBody>
        <div ref={rootRef} className={styles['page']}>
          <Section>
            <p className={styles['intro']}>{t('bulkReships.text')}</p>
            <AddItems chosen={chosen} form={form} />
            <div className={styles['fromFile']}>
              <FromFile chosen={chosen} form={form} />
            </div>
            {chosen.failed && <NotRead read={chosen.failed} />}
            {chosen.isPending && (
              <div aria-busy="true">
                <SkeletonRows rows={Math.min(6, chosen.oneIds.length)} />
              </div>
            )}
            {items.length > 0 ? (
              <ItemRows chosen={chosen} form={form} contents={contents} onAddBox={boxes.length < bulkReshipLimits.boxes ? addBox : undefined} />
            ) : (
              !chosen.isPending && !chosen.failed && <NoItems />
            )}
          </Section>
          {items.length > 0 && (
            <>
              {boxes.map((box, index) => (
                <BoxCard key={box.id} form={form} index={index} count={contents[index]!.length} fee={fee.boxes[index]} />
              ))}
              <Section>
                <div className={styles['foot']}>
                  <Button disabled={boxes.length >= bulkReshipLimits.boxes} onClick={addBox}>
                    {t('bulkReships.addBox')}
                  </Button>
                  <FieldGrid>
                    <DueField form={form} />
                    <FormField form={form} name="remark" label={t('orders.apply.remark')} aside={t('orders.apply.optional')}>
                      {(control) => <Input {...control} />}
                    </FormField>
                  </FieldGrid>
                  <FeeSums fee={fee} />
                  <FormRefusal form={form} />
                </div>
              </Section>
            </>
          )}
        </div>
      </PageBody>
    </>
  );
}

/** What was read before stays, and says how old it is. */
const NotRead = ({ read }: { read: NonNullable<ReturnType<typeof useChosenItems>['failed']> }) => {
  const told = { message: read.error?.message, onRetry: () => void read.refetch() };
  return read.data === undefined ? <FailedState {...told} /> : <StaleBar at={read.dataUpdatedAt} {...told} />;
};

const NoItems = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(businessPaths.inventory, {}));
  return (
    <EmptyState
      title={t('bulkReships.noItems')}
      text={t('bulkReships.noItemsText')}
      action={<Button href={href}>{t('bulkReships.toInventory')}</Button>}
    />
  );
};
