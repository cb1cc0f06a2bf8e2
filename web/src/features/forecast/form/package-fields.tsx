import { Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { forecastRejections } from '#contracts/forecast/forecast-rejections.ts';
import { shippingTypeNames, shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { fieldRules } from '#contracts/kernel/field-rules.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { MAX_INBOUND_LOG_NO, MAX_REFERENCE, MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { OwnPackage } from './own-package.tsx';
import type { PackageDraft, PackageGap } from './package-draft.ts';

interface Props {
  draft: PackageDraft;
  change: (changes: Partial<PackageDraft>) => void;
  gaps: ReadonlySet<PackageGap>;
  errorOf: (field: string) => string | undefined;
  /** Another package on its way has the tracking number. */
  isNumberTaken: boolean;
  /** The reference is given once and stays. */
  amending: boolean;
}

export const PackageFields = ({ draft, change, gaps, errorOf, isNumberTaken, amending }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const warehouses = useWarehouses();
  const logNo = normaliseLabelCode(draft.logNo);
  const logNoGap = logNo === '' ? words(fieldRules.required) : words(forecastRejections.TrackingNumberInvalid, { logNo });
  return (
    <Section title={t('forecast.package')}>
      <FieldGrid>
        <Field label={t('forecast.warehouse')} error={errorOf('warehouseId') ?? (gaps.has('warehouseId') ? words(fieldRules.required) : undefined)}>
          {(tied) => (
            <Select
              {...tied}
              placeholder={t('forecast.chooseWarehouse')}
              value={draft.warehouseId ?? null}
              options={warehouses.map(({ id, name, city }) => ({ value: id, label: `${name} · ${city}` }))}
              onChange={(warehouseId: string | null) => change({ warehouseId: warehouseId ?? undefined })}
            />
          )}
        </Field>
        <Field
          label={t('forecast.logNo')}
          aside={carrierOf(logNo)}
          error={
            isNumberTaken ? (
              <>
                {errorOf('logNo')} <OwnPackage logNo={logNo} />
              </>
            ) : (
              (errorOf('logNo') ?? (gaps.has('logNo') ? logNoGap : undefined))
            )
          }
        >
          {(tied) => (
            <Input
              {...tied}
              styles={{ input: { fontFamily: 'var(--font-mono)' } }}
              value={draft.logNo}
              maxLength={MAX_INBOUND_LOG_NO}
              onChange={(event) => change({ logNo: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('forecast.shippingType')} error={errorOf('shippingType')}>
          {({ id }) => (
            <Segmented
              id={id}
              block
              aria-label={t('forecast.shippingType')}
              value={draft.shippingType}
              options={shippingTypeNames.map((value) => ({ value, label: words(shippingTypes[value]) }))}
              onChange={(shippingType) => change({ shippingType })}
            />
          )}
        </Field>
        {!amending && (
          <Field label={t('forecast.reference')} aside={t('forecast.referenceHint')} error={errorOf('reference')}>
            {(tied) => (
              <Input {...tied} value={draft.reference} maxLength={MAX_REFERENCE} onChange={(event) => change({ reference: event.target.value })} />
            )}
          </Field>
        )}
        <Field wide label={t('forecast.remark')} aside={t('forecast.optional')} error={errorOf('remark')}>
          {(tied) => <Input {...tied} value={draft.remark} maxLength={MAX_REMARK} onChange={(event) => change({ remark: event.target.value })} />}
        </Field>
      </FieldGrid>
    </Section>
  );
};
