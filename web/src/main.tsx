import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './app/theme/tokens.css';
import './app/theme/accents.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchFirstPage } from './app/access/access-gate.tsx';
import { App } from './app/app.tsx';
import { session } from './browser/session.ts';
import { settings } from './browser/settings.ts';
import { startI18n } from './i18n/i18n.ts';

const signedIn = session.get().token !== undefined;
fetchFirstPage(signedIn);
await startI18n(settings.get().lang, signedIn);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
