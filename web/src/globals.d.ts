/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The product's version, put in by the build (R3.44). */
  readonly VITE_VERSION: string;
  /** How often the served version is asked for, in milliseconds. */
  readonly VITE_VERSION_CHECK_MS?: string;
}
