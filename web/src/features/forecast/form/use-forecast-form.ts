import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { amendForecastEndpoint, createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { forecastRejections } from '#contracts/forecast/forecast-rejections.ts';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { type EndpointForm, useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { hasWrongQuantity, unitsOf } from './forecast-items.ts';
import { emptyPackage, forecastOf, type PackageValues } from './package-values.ts';

const fields = [
  'warehouseId',
  'logNo',
  'shippingType',
  'reference',
  'forecastBatch',
  'weightGrams',
  'dimensions',
  'insuranceCents',
  'signature',
  'remark',
  'lines',
];
/** From here on it is asked before ONE IDs are made: a slip of a key makes thousands. */
const manyPieces = 500;

export interface Amended {
  preId: string;
  values: PackageValues;
}

/** A new forecast, or the amendment of one that the warehouse does not have yet. Many pieces are asked about. */
export const useForecastForm = (amended: Amended | undefined): EndpointForm<PackageValues> => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const replaceTab = useGiveWay();
  const place = useViewpoint();
  const confirm = useConfirm();

  const check = ({ logNo, items }: PackageValues) => {
    const code = normaliseLabelCode(logNo);
    const codeError = code === '' ? words(fieldRules.required) : words(forecastRejections.TrackingNumberInvalid, { logNo: code });
    return {
      logNo: !isLabelCode(code) && codeError,
      lines: unitsOf(items) === 0 && !hasWrongQuantity(items) && words(forecastRejections.NoItemInformation),
    };
  };

  const askAboutMany = async ({ items }: PackageValues): Promise<unknown> => {
    const created = unitsOf(items) - (amended ? unitsOf(amended.values.items) : 0);
    return (
      created < manyPieces ||
      confirm({
        kind: 'plain',
        title: t('forecast.sureTitle', { count: created }),
        text: t('forecast.sureText'),
        confirm: t('forecast.sure', { count: created }),
      })
    );
  };

  const form = useEndpointForm(amended ? amendForecastEndpoint : createForecastEndpoint, {
    defaultValues: amended?.values ?? emptyPackage,
    bodyOf: (values) => {
      const { reference, forecastBatch, ...forecast } = forecastOf(values);
      return amended ? { id: amended.preId, ...forecast } : { ...forecast, reference, forecastBatch };
    },
    check,
    fields,
    rules: forecastRejections,
    confirm: askAboutMany,
    invalidates: [listPackages, getPackage],
    onSubmitted: ({ preId, packId }) => {
      const link = packageLink(place, { preId, packId });
      if (amended) {
        showSuccess(t('forecast.amended', { preId }));
        replaceTab(link);
        return;
      }
      const { items, warehouseId, shippingType, forecastBatch } = form.getValues();
      showSuccess(t('forecast.made', { preId, count: unitsOf(items) }));
      // The next package of a consignment goes the same way.
      form.reset({ ...emptyPackage, warehouseId, shippingType, forecastBatch });
      void navigate(link);
    },
  });
  return form;
};
