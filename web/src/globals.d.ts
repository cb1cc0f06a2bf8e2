/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The product's version, put in by the build (R3.44). */
  readonly VITE_VERSION: string;
}
