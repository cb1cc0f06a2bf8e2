import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { hasWrongQuantity, skuOfLine, unitsToForecast } from './forecast-items.ts';
import styles from './forecast-form.module.css';
import { ForecastSum } from './forecast-sum.tsx';
import { ItemsSection } from './items-section.tsx';
import { PackageFields } from './package-fields.tsx';
import { useForecastForm, type Amended } from './use-forecast-form.ts';

interface Props {
  /** The package to amend; without one a new one is forecast. */
  amended?: Amended;
  /** Beside the title: the other way to forecast. */
  ways?: ReactNode;
}

/** Where a package goes, how it comes, and what is in it. */
export const ForecastForm = ({ amended, ways }: Props) => {
  const { t } = useTranslation();
  const form = useForecastForm(amended);
  const { rootRef } = form;
  const { items } = form.values;
  const units = unitsToForecast(items);
  const keySubmit = t(amended ? 'forecast.keyAmend' : 'forecast.keySubmit');
  useKeys([{ keys: 'mod+Enter', label: keySubmit, run: () => form.submit(), always: true }]);

  /** A line's error belongs to the SKU that the line came from; what is no number says so itself. */
  const errorOfSku = (sku: string): string | undefined =>
    hasWrongQuantity(items.filter((each) => each.sku === sku))
      ? undefined
      : form.errors.find(({ field }) => {
          const [, index] = /^lines\.(\d+)/.exec(field) ?? [];
          return index !== undefined && skuOfLine(items, Number(index)) === sku;
        })?.msg;

  const submitLabel = units === 0 ? t('forecast.submitNone') : t('forecast.submit', { count: units });
  return (
    <>
      <PageHeader
        title={amended ? t('forecast.amendTitle', { preId: amended.preId }) : t('forecast.newTitle')}
        aside={amended ? t('forecast.oneIdsKept') : ways}
        actions={
          <Button type="primary" loading={form.isPending} onClick={form.submit}>
            {amended ? t('forecast.amend') : submitLabel}
          </Button>
        }
      />
      {form.formError && (
        <div className={styles['failure']}>
          <Refusal>{form.formError}</Refusal>
        </div>
      )}
      <PageBody side={<ForecastSum items={items} />}>
        <div ref={rootRef}>
          <PackageFields form={form} amending={amended !== undefined} />
          <ItemsSection
            items={items}
            onChange={(changed) => form.change({ items: changed })}
            error={form.errors.find(({ field }) => field === 'lines')?.msg}
            errorOf={errorOfSku}
          />
        </div>
      </PageBody>
      <PageFooter
        hints={[
          { keys: ['N'], label: t('forecast.keySearch') },
          { keys: ['Ctrl', '↵'], label: keySubmit },
        ]}
      />
    </>
  );
};
