import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { TimelineEntry } from '#contracts/item/item-queries.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** What happened, in words. */
export const useEventTitle = (): ((entry: Pick<TimelineEntry, 'name' | 'requestType' | 'checkResult' | 'platform'>) => string) => {
  const { t } = useTranslation();
  const words = useWords();
  return ({ name, requestType, checkResult, platform }) =>
    t(`item.events.${name as ItemEventName}`, {
      request: requestType === null ? '' : inSentence(words(requestTypes[requestType as RequestType])),
      result: checkResult === null ? '' : inSentence(words(inspectionResults[checkResult as InspectionResult])),
      platform: platform ?? '',
    });
};

/** Words that stand alone elsewhere begin with a capital letter. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
