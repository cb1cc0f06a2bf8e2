import type { AllTexts } from '#web/i18n/texts.ts';
import { merged } from './merged.ts';

const files = import.meta.glob(['../../**/texts/en.ts', '../../**/texts/*/en.ts', '../../**/titles/en.ts'], { eager: true, import: 'default' });

/** Every text, as nobody loads them at once: for what is held of all of them. */
export default merged(Object.values(files) as object[]) as unknown as AllTexts;
