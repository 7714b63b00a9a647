import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/tokens.css'
import '../src/reset.css'
import { Gallery } from './gallery.tsx'
import { samples } from './samples.tsx'

const asked = new URLSearchParams(location.search).get('sample')
const Sample = asked === null ? undefined : samples[asked]

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>{Sample ? <Sample /> : <Gallery />}</StrictMode>,
)
