/** 1 §9: 3-3-4 with dashes. */
export const phoneText = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
