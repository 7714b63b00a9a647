/** On core NATS: a release or a rollback has added a version of the registry. Shells that do not hear it ask for it by themselves. */
export const registrySubject = 'live.registry'
