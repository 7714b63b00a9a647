/** 2 §5: ten digits after removing everything else. */
export const isPhone = (typed: string): boolean => typed.replace(/\D/g, '').length === 10
