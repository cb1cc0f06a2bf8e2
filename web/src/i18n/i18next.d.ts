import 'i18next';
import type { AllTexts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: AllTexts };
    returnNull: false;
  }
}
