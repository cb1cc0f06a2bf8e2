import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { forecastRejections } from '#contracts/forecast/forecast-rejections.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { unitsToForecast } from './forecast-draft.ts';
import styles from './forecast-form.module.css';
import { ForecastSum } from './forecast-sum.tsx';
import { ItemsSection } from './items-section.tsx';
import { PackageFields } from './package-fields.tsx';
import type { PackageDraft } from './package-draft.ts';
import { useForecastForm } from './use-forecast-form.ts';

interface Props {
  /** The package to amend; without one a new one is forecast. */
  amended?: { preId: string; draft: PackageDraft };
  /** Beside the title: the other way to forecast. */
  ways?: ReactNode;
}

/** Where a package goes, how it comes, and what is in it. */
export const ForecastForm = ({ amended, ways }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const form = useForecastForm(amended);
  const { draft, change, gaps, errorOf } = form;
  const units = unitsToForecast(draft.items);
  const keySubmit = t(amended ? 'forecast.keyAmend' : 'forecast.keySubmit');
  useKeys([{ keys: 'mod+Enter', does: keySubmit, run: () => void form.send(), always: true }]);

  const submit = units === 0 ? t('forecast.submitNone') : t('forecast.submit', { count: units });
  return (
    <>
      <PageHeader
        title={amended ? t('forecast.amendTitle', { preId: amended.preId }) : t('forecast.newTitle')}
        aside={amended ? t('forecast.oneIdsKept') : ways}
        actions={
          <Button type="primary" loading={form.sending} onClick={() => void form.send()}>
            {amended ? t('forecast.amend') : submit}
          </Button>
        }
      />
      {form.failure && (
        <div className={styles['failure']}>
          <Refusal>{form.failure}</Refusal>
        </div>
      )}
      <PageBody side={<ForecastSum draft={draft.items} />}>
        <PackageFields
          draft={draft}
          change={change}
          gaps={gaps}
          errorOf={errorOf}
          isNumberTaken={form.isNumberTaken}
          amending={amended !== undefined}
        />
        <ItemsSection
          draft={draft.items}
          change={(items) => change({ items })}
          error={form.errorOfItems ?? (gaps.has('lines') ? words(forecastRejections.NoItemInformation) : undefined)}
          errorOf={form.errorOfSku}
        />
      </PageBody>
      <PageFooter
        hints={[
          { keys: ['N'], does: t('forecast.keySearch') },
          { keys: ['Ctrl', '↵'], does: keySubmit },
        ]}
      />
    </>
  );
};
