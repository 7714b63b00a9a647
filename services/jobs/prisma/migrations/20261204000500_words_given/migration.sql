-- The same words as before, for less: quotation marks are taken out without a regular expression, the marks are one text from the
-- start, and whoever inserts many positions may say which words their texts have (`src/postings/text-words.ts`), as parsing and
-- stemming each text was half of what PostgreSQL did in an import.

CREATE OR REPLACE FUNCTION plain_words(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT regexp_replace(replace(replace(line, '''', ''), '’', ''), '[^[:alnum:]]+', ' ', 'g') $$;

CREATE OR REPLACE FUNCTION position_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text;
  at facility;
  marks text;
  bit int := 1;
  -- the words of its text, where whoever inserts it gives them
  said tsvector := CASE TG_OP WHEN 'INSERT' THEN NEW.body END;
BEGIN
  SELECT name INTO whose FROM company WHERE id = NEW.company_id;
  SELECT * INTO at FROM facility WHERE id = NEW.facility_id;
  NEW.spot := at.spot;
  NEW.cell := cell_of(at.latitude, at.longitude, 10);
  marks := 'zzn' || cell_of(at.latitude, at.longitude, 4) || ' zza' || cell_of(at.latitude, at.longitude, 1)
    || ' zzd' || extract(epoch FROM NEW.posted_at)::int / 86400
    || CASE WHEN NEW.shifts & 1 <> 0 THEN ' shift1' ELSE '' END
    || CASE WHEN NEW.shifts & 2 <> 0 THEN ' shift2' ELSE '' END
    || CASE WHEN NEW.shifts & 4 <> 0 THEN ' shift4' ELSE '' END;
  WHILE bit > 0 AND bit <= NEW.benefits LOOP
    IF NEW.benefits & bit <> 0 THEN marks := marks || ' benefit' || bit; END IF;
    bit := bit << 1;
  END LOOP;
  marks := marks || CASE WHEN NEW.role > 0 THEN ' role' || NEW.role ELSE '' END
    || CASE WHEN NEW.schedule_type <> 1 THEN ' fulltime1' ELSE '' END
    || CASE WHEN NEW.schedule_type <> 0 THEN ' parttime1' ELSE '' END
    || CASE WHEN NEW.weekend THEN ' weekend1' ELSE ' noweekend1' END
    || CASE WHEN NEW.entry THEN ' entry1' ELSE '' END
    || CASE WHEN NEW.overtime THEN ' overtime1' ELSE '' END
    || CASE WHEN NEW.background_flexible THEN ' background1' ELSE '' END
    || CASE WHEN NEW.drug_screen THEN '' ELSE ' noscreen1' END;
  IF NEW.keywords <> '{}' THEN
    marks := marks || (SELECT coalesce(string_agg(' skill' || replace(id, '-', '') || '1', ''), '') FROM unnest(NEW.keywords) AS id);
  END IF;
  NEW.words := setweight(to_tsvector('words', plain_words(NEW.title)), 'A')
    || setweight(to_tsvector('words', marks), 'B')
    || setweight(to_tsvector('words', plain_words(concat_ws(' ', whose, at.city, at.region, at.zip))), 'C');
  IF said IS NULL THEN
    said := to_tsvector('words', plain_words(concat_ws(' ', NEW.schedule_description,
      (SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(NEW.sections, '$[*].*') AS part))));
  END IF;
  NEW.body := strip(NEW.words || said);
  RETURN NEW;
END $$;
