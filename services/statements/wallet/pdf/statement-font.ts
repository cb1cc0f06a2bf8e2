import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Noto Sans SC, under the SIL Open Font License: it has Chinese, and as a TTF it is read in a moment. The build lays it beside the server. */
export const statementFont = (): string => {
  const built = fileURLToPath(new URL('fonts/NotoSansSC_400Regular.ttf', import.meta.url));
  return existsSync(built) ? built : createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
};
