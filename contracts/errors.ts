import type { Language } from './accounts/viewer.ts';
import { accountRejections } from './accounts/account-rejections.ts';
import { announcementRejections } from './announcements/announcement-rejections.ts';
import { viewRejections } from './accounts/saved-views/view-rejections.ts';
import { signInRejections } from './accounts/sign-in/sign-in-rejections.ts';
import { fileRejections } from './files/file-rejections.ts';
import { forecastRejections } from './forecast/forecast-rejections.ts';
import { labelRejections } from './labels/label-rejections.ts';
import { inspectionRejections } from './inspection/inspection-rejections.ts';
import { itemRejections } from './item/item-rejections.ts';
import { importRejections } from './forecast-import/import-rejections.ts';
import { kernelRejections } from './kernel/errors.ts';
import type { ErrorWords, Rejection } from './kernel/rejection.ts';
import { batchRejections } from './batch/batch-rejections.ts';
import { outboundRejections } from './outbound/outbound-rejections.ts';
import { referenceRejections } from './reference/reference-rejections.ts';
import { receivingRejections } from './receiving/receiving-rejections.ts';
import { requestRejections } from './requests/request-rejections.ts';
import { repairRejections } from './repair/repair-rejections.ts';
import { returnsRejections } from './returns/returns-rejections.ts';
import { shelvingRejections } from './shelving/shelving-rejections.ts';
import { walletRejections } from './wallet/wallet-rejections.ts';
import { say, type Params } from './kernel/words.ts';

/** Every refusal of the product by its stable name, area by area: HTTP status and words. */
export const errorCatalogue: Readonly<Record<string, ErrorWords>> = {
  ...kernelRejections,
  ...importRejections,
  ...labelRejections,
  ...fileRejections,
  ...signInRejections,
  ...accountRejections,
  ...viewRejections,
  ...referenceRejections,
  ...itemRejections,
  ...forecastRejections,
  ...receivingRejections,
  ...inspectionRejections,
  ...shelvingRejections,
  ...returnsRejections,
  ...repairRejections,
  ...requestRejections,
  ...outboundRejections,
  ...batchRejections,
  ...announcementRejections,
  ...walletRejections,
};

/** A refusal that the catalogue does not know is a fault of ours, never a blank message. */
export const errorWords = (code: string): ErrorWords =>
  Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code]! : kernelRejections.InternalError;

export const errorMessage = (code: string, language: Language, params?: Params): string => say(errorWords(code), language, params);

export const rejectionMessage = (rejection: Rejection, language: Language): string => errorMessage(rejection.rejected, language, rejection.params);
