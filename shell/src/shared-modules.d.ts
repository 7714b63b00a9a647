/** Generated at build time from the share policy (kit/build): the shell's modules for every microfrontend. */
declare module 'shared-modules' {
  export const shared: Record<
    string,
    {
      readonly version: string
      readonly scope: string
      readonly lib: () => unknown
      readonly shareConfig: { readonly singleton: boolean; readonly requiredVersion: string }
    }
  >
}
